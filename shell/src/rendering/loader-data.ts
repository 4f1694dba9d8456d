import type { HydrationState } from '@metier/sdk/router';

/** Loader data of a server-rendered page, as embedded in it. */
export interface HydrationPayload {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: HydrationState['errors'];
  /** By route: which properties of its data were promises. */
  readonly promised: Readonly<Record<string, readonly string[]>>;
}

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** A fulfilled promise that React reads synchronously. */
const fulfil = (value: unknown) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

const mapData = (data: Data, names: readonly string[], change: (value: unknown) => unknown): Data => ({
  ...data,
  ...Object.fromEntries(names.map((name) => [name, change(data[name])])),
});

/** Awaits the promises in the loader data. The page is then rendered from `state` and embeds `carried`. */
export async function dehydrateState({ loaderData = {}, errors }: HydrationState): Promise<{
  state: HydrationState;
  carried: HydrationPayload;
}> {
  const settled = await Promise.all(
    Object.entries(loaderData as Data).map(async ([route, data]) => {
      const names = isData(data) ? Object.keys(data).filter((name) => isPromise(data[name])) : [];
      if (!isData(data) || names.length === 0) return { route, data, names };
      const values = await Promise.all(names.map((name) => data[name]));
      return {
        route,
        data: { ...data, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) },
        names,
      };
    }),
  );
  const carried = {
    loaderData: Object.fromEntries(settled.map(({ route, data }) => [route, data])),
    errors,
    promised: Object.fromEntries(
      settled.filter(({ names }) => names.length > 0).map(({ route, names }) => [route, names]),
    ),
  };
  return { state: hydrateState(carried), carried };
}

/** Restores promised properties as fulfilled promises. */
export function hydrateState({ loaderData, errors, promised }: HydrationPayload): HydrationState {
  const revive = ([route, data]: [string, unknown]) => {
    const names = promised[route];
    return [route, names && isData(data) ? mapData(data, names, fulfil) : data];
  };
  return {
    loaderData: Object.fromEntries(Object.entries(loaderData).map(revive)) as HydrationState['loaderData'],
    ...(errors && { errors }),
  };
}
