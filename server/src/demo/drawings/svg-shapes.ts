/** Shorthand for the SVG elements of logos and portraits. */

export const fill = (d: string, color: string, more = '') =>
  `<path d="${d}" fill="${color}"${attributes(more)}/>`;

export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const circle = (x: number, y: number, radius: number, color: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"${attributes(more)}/>`;

export const ring = (x: number, y: number, radius: number, color: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, color: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${attributes(more)}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  radius = 0,
  more = '',
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"${attributes(more)}/>`;

export const turn = (degrees: number, x: number, y: number) => `transform="rotate(${degrees} ${x} ${y})"`;

/** The points of a circle around a centre, the first one at the top. */
export function pointsOnCircle(
  count: number,
  x: number,
  y: number,
  radius: number,
): { x: number; y: number; degrees: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return {
      x: round(x + radius * Math.sin(angle)),
      y: round(y - radius * Math.cos(angle)),
      degrees: round((index / count) * 360),
    };
  });
}

/** Mixes `amount` (0 to 1) of the second colour into the first; both hexadecimal. */
export function mixColors(color: string, other: string, amount: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [color, other].map((each) => parseInt(each.slice(start, start + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from + (to - from) * amount)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function attributes(more: string): string {
  return more && ` ${more}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
