import { logoColors } from './logo-colors';
import { natureMarks } from './logo-marks-nature';
import { thingMarks } from './logo-marks-things';

const marks = { ...natureMarks, ...thingMarks };

export type MarkName = keyof typeof marks;

export const markNames = Object.keys(marks) as MarkName[];

/** A company's mark as a square SVG of 256 pixels, full to the edge. */
export function drawLogo({ mark, palette }: { mark: MarkName; palette: number }): string {
  const colors = logoColors(palette);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 100 100">',
    `<rect width="100" height="100" fill="${colors.ground}"/>`,
    marks[mark](colors),
    '</svg>',
  ].join('');
}
