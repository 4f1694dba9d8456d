import { findCommonContract, nameContractRange, nameContracts } from './contract-range';

test.each<[readonly number[], { from: number; to: number }, number | undefined]>([
  [[1], { from: 1, to: 1 }, 1],
  [[1, 2], { from: 1, to: 1 }, 1],
  [[1, 2], { from: 1, to: 2 }, 2],
  [[2, 1], { from: 1, to: 3 }, 2],
  [[1, 3], { from: 2, to: 2 }, undefined],
  [[2], { from: 1, to: 1 }, undefined],
  [[], { from: 1, to: 1 }, undefined],
])('a shell of %j and a remote of %j support contract %s', (contracts, range, common) => {
  expect(findCommonContract(contracts, range)).toBe(common);
});

test('contracts are named as a sentence needs them', () => {
  expect([[1], [2, 1], [3, 1, 2]].map(nameContracts)).toEqual(['1', '1 and 2', '1, 2 and 3']);
  expect(
    [
      { from: 2, to: 2 },
      { from: 1, to: 2 },
    ].map(nameContractRange),
  ).toEqual(['2', '1 to 2']);
});
