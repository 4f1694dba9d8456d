import { sceneColors } from './logo-colors';
import { insideScenes } from './scenes-inside';
import { outsideScenes } from './scenes-outside';

const scenes = { ...outsideScenes, ...insideScenes };

export type SceneName = keyof typeof scenes;

/** A picture of a company as an SVG of 960 × 600 pixels, in the colours of its logo. */
export const drawScene = (scene: SceneName, palette: number): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 96 60">',
    scenes[scene](sceneColors(palette)),
    '</svg>',
  ].join('');
