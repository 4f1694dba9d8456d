import { defineRemote, usePorts, type Ports, type Remote } from '@metier/sdk/remote';
import { render, screen } from '@testing-library/react';
import { agreeOnContract } from './agree-on-contract';

const release = { name: 'mf-test', version: '2.0.0-a' };
const ports = {} as Ports;

const remoteOf = (from: number, to: number) =>
  defineRemote({
    name: 'mf-test',
    contracts: { from, to },
    routes: [
      {
        path: '/',
        access: 'public',
        page: async () => ({ Component: () => null, loader: (args) => args.ports.contract }),
      },
    ],
    fragments: [
      {
        name: 'number',
        access: 'public',
        piece: async () => ({ Component: () => <p>contract {usePorts().contract}</p> }),
      },
    ],
  });

const readLoader = (remote: Remote) =>
  (remote.routes(ports)[0]?.loader as (args: object) => Promise<unknown>)({});

test.each([
  [[1], 1, 1, 1],
  [[1, 2], 1, 1, 1],
  [[1, 2], 1, 2, 2],
  [[2], 1, 2, 2],
  [[1], 1, 2, 1],
])('a shell of %j offers a remote of %s to %s the ports of contract %s', async (spoken, from, to, agreed) => {
  const face = agreeOnContract(remoteOf(from, to), release, spoken);
  expect(await readLoader(face)).toBe(agreed);
  const Piece = await face.fragment('number', ports);
  if (Piece) render(<Piece />);
  expect(screen.getByText(`contract ${agreed}`)).toBeVisible();
});

test('a remote without a contract in common is not started, and the error names both', () => {
  expect(() => agreeOnContract(remoteOf(2, 3), release, [1])).toThrow(
    'mf-test 2.0.0-a speaks contract 2 to 3, and this shell 1',
  );
});

test('a remote built before contract ranges uses its single contract number', async () => {
  const old: Remote = { ...remoteOf(1, 1), contract: 1 };
  Reflect.deleteProperty(old, 'contracts');
  expect(await readLoader(agreeOnContract(old, release, [1, 2]))).toBe(1);
  expect(() => agreeOnContract({ ...old, contract: 3 }, release, [1, 2])).toThrow('speaks contract 3');
});

test('a shell built before contract ranges reads the lowest number, and that contract applies', async () => {
  const remote = remoteOf(1, 2);
  expect(remote.contract).toBe(1);
  expect(await readLoader(remote)).toBe(1);
});
