import type { BuildOutput } from '../messages';
import { HOSTILE_OUTPUT } from '../testing/hostile-output';
import { admitOutput } from './admit-output';

const PLACE = { url: 'https://jobs.example/hello', assetsUrl: 'https://cdn.example' };
const PAGE: Extract<BuildOutput, { kind: 'page' }> = {
  kind: 'page',
  status: 200,
  title: '<title>Hello</title>',
  head: {},
  html: '<h1>Hello</h1>',
  state: '{}',
};

const admit = (given: Partial<typeof PAGE>) => admitOutput({ ...PAGE, ...given }, PLACE);

describe('a page is refused as a whole', () => {
  it.each(HOSTILE_OUTPUT.map(({ what, effect, output }) => [what, effect, output] as const))(
    'with %s: people %s',
    (_what, _effect, output) => {
      expect(admit(output)).toEqual({
        kind: 'failed',
        reason: expect.stringMatching(/^The page (?!cannot be read).{10,100}$/) as string,
      });
    },
  );
});

describe('a page is admitted as it is', () => {
  it.each([
    ['what React separates texts by', '<p>1<!-- --> of <!-- -->2<!--$--><b>more</b><!--/$--></p>'],
    ['links', '<a href="/jobs?a=1&amp;b=2#c">1</a><a href="https://other.example" target="_blank">2</a>'],
    ['addresses of people', '<a href="mailto:a@b.example">1</a><a href="tel:+41310000000">2</a>'],
    [
      'images of this origin and of the CDN',
      '<img src="/a.png" srcSet="https://cdn.example/b.png 2x" alt=""/>',
    ],
    ['an image in its address', '<img src="data:image/png;base64,AAAA" alt=""/>'],
    ['a form that searches', '<form action="/#results" method="get"><input type="search" name="q"/></form>'],
    [
      'a drawing',
      '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><path d="M0 0"></path></svg>',
    ],
    ['a table', '<table><tbody><tr><td colSpan="2">1</td></tr></tbody></table>'],
    [
      'a text of several lines',
      '<textarea name="a" rows="3">\n\r\n&lt;b&gt; &amp; &#x27;</textarea><pre>\n\nb</pre>',
    ],
    ['what browsers without scripts show', '<noscript><button type="submit">Show</button></noscript>'],
  ])('with %s', (_what, html) => {
    expect(admit({ html })).toMatchObject({ kind: 'page', html });
  });

  it('with its title as a text, and the images that are seen at once', () => {
    const title =
      '<title>Nurse &amp; &lt;cook&gt;</title><link rel="preload" as="image" href="/a.png" fetchPriority="high"/>';
    const images = [
      new Map([
        ['rel', 'preload'],
        ['as', 'image'],
        ['href', '/a.png'],
        ['fetchpriority', 'high'],
      ]),
    ];
    expect(admit({ title })).toMatchObject({ title: 'Nurse & <cook>', images });
    expect(admit({ title: '' })).toMatchObject({ title: '', images: [] });
  });

  it('with what it says to search engines', () => {
    const head = {
      description: 'A job',
      canonical: '/job/7',
      isUnlisted: true,
      feed: { path: '/feed.atom', title: 'New jobs' },
      facts: ['{"title":"</script>"}'],
    };
    expect(admit({ head })).toMatchObject({ head });
  });
});
