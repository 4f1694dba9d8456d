import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SLOWNESS } from '../../testing/depth';
import { analyzeWorkerFile } from '../../testing/test-paths';
import { analyzeContent } from './analyze-content';
import { createAnalyzer } from './analyzer';

const analyzers: ReturnType<typeof createAnalyzer>[] = [];
const start = (limitMs?: number) => {
  const analyzer = createAnalyzer({
    workerFile: analyzeWorkerFile,
    ...(limitMs !== undefined && { limitMs }),
  });
  analyzers.push(analyzer);
  return analyzer;
};
afterEach(async () => {
  for (const analyzer of analyzers.splice(0)) await analyzer.close();
});

const script = (text: string) => ({ bundle: 'mf-x', path: 'a.js', content: Buffer.from(text) });
const small = script('e.get(`jobs/${t}/`)');
const large = script('a={b:[c("d/e/"+f,`g/${h}/`)]};'.repeat(30_000));

it('finds the same as in the caller’s thread, several files at once', async () => {
  const analyzer = start();
  const sheet = { bundle: 'mf-x', path: 'a.css', content: Buffer.from('header{color:red}') };
  const requests = [small, sheet, small];
  expect(await Promise.all(requests.map((request) => analyzer.analyze(request)))).toEqual(
    requests.map(analyzeContent),
  );
});

it('does not block the server while it analyzes a large script', async () => {
  const analyzer = start();
  await analyzer.analyze(small);
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const { calls } = await analyzer.analyze(large);
  delays.disable();
  expect(calls).toHaveLength(2);
  expect(delays.max / 1e6).toBeLessThan(100 * SLOWNESS);
});

it('a file that takes too long has a flaw, and the next one is analyzed', async () => {
  const analyzer = start(1);
  const first = analyzer.analyze(large);
  expect(await first).toEqual({ flaw: 'cannot be read: it takes too long' });
  await analyzer.close();
  expect(await start().analyze(small)).toEqual(analyzeContent(small));
});
