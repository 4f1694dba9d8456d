import { HALF, measureResponse } from './measure-response';

const answered = (...days: number[]) => days.map((answeredAfter) => ({ answeredAfter, observedFor: 100 }));
const silent = (count: number, observedFor = 100) =>
  Array.from({ length: count }, () => ({ answeredAfter: null, observedFor }));

it('the figure is the number of days within which four of five were answered', () => {
  expect(measureResponse(answered(0.5, 1, 2, 3.5, 20))).toBe(4);
  expect(measureResponse(answered(0.5, 1, 2, 20, 20))).toBe(20);
  expect(measureResponse(answered(0.1, 0.1, 0.1, 0.1, 0.1))).toBe(1);
});

it('fewer than five answers give no figure', () => {
  expect(measureResponse(answered(1, 1, 1, 1))).toBeNull();
  expect(measureResponse([])).toBeNull();
});

it('silence makes the figure worse, and then removes it', () => {
  const answers = answered(1, 1, 1, 1, 4, 4, 4, 4);
  expect(measureResponse(answers)).toBe(4);
  expect(measureResponse([...answers, ...silent(2)])).toBe(4);
  expect(measureResponse([...answers, ...silent(3)])).toBeNull();
});

it('an application that is too recent for an answer counts neither way', () => {
  expect(measureResponse([...answered(2, 2, 2, 2, 2), ...silent(20, 1.5)])).toBe(2);
});

it('half of the applications are answered sooner, and silence counts against them as well', () => {
  expect(measureResponse(answered(1, 1, 2, 6, 20), HALF)).toBe(2);
  expect(measureResponse([...answered(1, 1, 2, 6, 20), ...silent(4)], HALF)).toBe(20);
  expect(measureResponse([...answered(1, 1, 2, 6, 20), ...silent(6)], HALF)).toBeNull();
});
