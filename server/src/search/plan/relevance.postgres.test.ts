import { readSearches } from '../../testing/relevance/read-searches';
import { formatKinds, formatMisses } from '../../testing/relevance/report';
import { runSearches } from '../../testing/relevance/run-searches';
import { seedDemo } from '../../demo/seed-demo';
import { inLab } from '../../testing/depth';
import { startTestApp } from '../../testing/index';

/** Share of the searches that have to find what they look for; raise it with every improvement. */
const FLOOR = 0.99;

/** Of so many searches, one is sent. */
const STRIDE = inLab(1, 4);

/** The demo board of one day, so that the share is the same on every day. */
const TODAY = new Date('2026-11-21T10:00:00Z');

const test = startTestApp();

beforeAll(async () => {
  const { db, files } = test.dependencies;
  await seedDemo({ db, files, today: TODAY });
});

it(`at least ${FLOOR * 100} % of the searches find what people mean on the demo board`, async () => {
  test.setClock(TODAY);
  const visitor = test.visit();
  const get = async (path: string) => {
    const { statusCode: status, body } = await visitor.get(path);
    return { status, body };
  };
  const results = await runSearches(
    get,
    readSearches().filter((_, at) => at % STRIDE === 0),
  );
  const right = results.filter(({ isRight }) => isRight).length;
  if (right < FLOOR * results.length)
    throw new Error(`${right} of ${results.length}\n${formatKinds(results)}\n${formatMisses(results)}`);
});
