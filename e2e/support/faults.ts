import type { Page, Route } from '@playwright/test';

/** Faults of the response to a request for a file. */
export const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is not there': (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } }),
  'is answered with an error': (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }),
  'never comes': () => Promise.resolve(),
  'is cut off': (route) => alter(route, (body) => body.subarray(0, body.length / 2)),
  'comes as something else': async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
    };
    await route.fulfill({ response, headers });
  },
  'is not what was published': (route) => alter(route, flipOneBit),
};

/** Flips one bit of the byte in the middle. */
const flipOneBit = (body: Buffer): Buffer => {
  const flipped = Buffer.from(body);
  const middle = flipped.length >> 1;
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
  return flipped;
};

async function alter(route: Route, change: (body: Buffer) => Buffer): Promise<void> {
  const response = await route.fetch();
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
  await route.fulfill({ response, headers, body: change(await response.body()) });
}

/** Applies the fault to every request for a matching URL; resolves to a function that removes it. */
export async function injectFileFault(
  page: Page,
  address: RegExp,
  fault: string,
): Promise<() => Promise<void>> {
  const handle = FAULTS[fault];
  if (!handle) throw new Error(`No fault is called ${fault}`);
  await page.route(address, handle);
  return () => page.unroute(address);
}
