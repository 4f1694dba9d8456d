import { findStyleLeaks } from './read-style';
import { SLOWNESS } from '../../testing/depth';

const inLayer = (text: string) => `@layer remotes.mf-x{${text}}`;
const read = (text: string) => findStyleLeaks(text, 'mf-x');

test.each([
  '.mf-x_a{color:red}',
  '.\\6d f-x_a{color:red}',
  '.mf-x_a header{color:red}',
  '.mf-x_a>*{color:red}',
  '.mf-x_a :is(a,button){color:red}',
  ':is(.mf-x_a,.mf-x_b):hover{color:red}',
  ':where(.mf-x_a) p{color:red}',
  '.mf-x_a{&:is(:hover,.mf-x_b){color:red}}',
  '.mf-x_a{& > :is(h2,h3){color:red}}',
  '.mf-x_a{@media print{& header{color:red}}}',
  'header .mf-x_a{color:red}',
  '[open]>.mf-x_a>.mf-x_b{color:red}',
  '.mf-x_a+.mf-x_b{color:red}',
  '.mf-x_a li+li{color:red}',
  '.mf-x_a:has(:checked)::before{content:""}',
  '.mf-x_a:not(header){color:red}',
  '[data-theme=dark] .mf-x_a{color:red}',
  '@media (width<40rem){.mf-x_a{color:red}}',
  '@container (inline-size >= 54rem){.mf-x_a{--room:1rem}}',
  '.mf-x_a{color:red;&:hover{color:blue}& p{color:red}& > li{color:red}@media print{display:none}}',
  '@keyframes mf-x_turn_1{from{rotate:0deg}to{rotate:1turn}}',
  '@layer later{.mf-x_a{color:red}}',
  '@font-face{font-family:"mf-x_Inter";src:url(inter.woff2)}',
  '@property --mf-x_angle{syntax:"<angle>";inherits:false;initial-value:0deg}',
])('what is of the bundle or inside of it may be styled: %s', (text) => {
  expect(read(inLayer(text))).toEqual([]);
});

test.each([
  'header{background:red}',
  '*{color:red}',
  ':root{--accent:red}',
  'html{--accent:red}',
  'body{display:none}',
  'h\\74ml.mf-x_a{color:red}',
  ':r\\6fot.mf-x_a{color:red}',
  '.mf-x_a:sc\\6fpe{color:red}',
  '@font-\\66 ace{font-family:"Inter"}',
  '@font-face{font-family:"mf-x_a";font-famil\\79:"Inter"}',
  '@keyframes \\6d f-y_turn{from{rotate:0deg}}',
  'html.mf-x_a{--accent:red}',
  ':root.mf-x_a .b{color:red}',
  '[hidden]{display:block}',
  '::selection{color:red}',
  '.shell_header_1{color:red}',
  '.mf-xy_a{color:red}',
  '.mf-x{color:red}',
  '[class*=mf-x_]{color:red}',
  '.mf-x_a,header{color:red}',
  'header:not(.mf-x_a){color:red}',
  'header:has(.mf-x_a){color:red}',
  ':is(.mf-x_a,header){color:red}',
  ':where(header):not(.mf-x_a){color:red}',
  ':is(){color:red}',
  '.mf-x_a~header{color:red}',
  '.mf-x_a+*{color:red}',
  '.mf-x_a>p+html{color:red}',
  'main>:nth-child(1 of .mf-x_a)~header{color:red}',
  '.mf-x_a{& ~ header{color:red}}',
  '.mf-x_a{+ header{color:red}}',
  '.mf-x_a{header:not(&){color:red}}',
  '.mf-x_a{:not(&){color:red}}',
  '.mf-x_a{[hidden]:not(&){color:red}}',
  '.mf-x_a{&~:is(header){color:red}}',
  '.mf-x_a{&~:is(& p,header){color:red}}',
  '.mf-x_a{@media print{&+header{color:red}}}',
  '.mf-x_a{:is(header,&)~p{color:red}}',
  '.mf-x_a{body &~p{color:red}}',
  '& header{color:red}',
  '@media print{header{display:none}}',
  '@supports (display:grid){header{display:none}}',
  '@scope (body){header{color:red}}',
])('a selector that can match other elements is refused: %s', (text) => {
  expect(read(inLayer(text))).not.toEqual([]);
});

test.each([
  '.mf-x_a{color:red}',
  '@layer shell{.mf-x_a{color:red}}',
  '@layer remotes{.mf-x_a{color:red}}',
  '@layer remotes.mf-y{.mf-x_a{color:red}}',
  '@layer{.mf-x_a{color:red}}',
  '@layer remotes.mf-x,shell{.mf-x_a{color:red}}',
  '@layer remotes, shell;',
  '@layer remotes.mf-x{.mf-x_a{color:red!important}}',
  '@import "other.css";',
  '@import url(other.css) layer(shell);',
  inLayer('@keyframes turn{to{rotate:1turn}}'),
  inLayer('@keyframes mf-x_turn{to{rotate:1turn!important}}'),
  '@font-face{font-family:Inter;src:url(inter.woff2)}',
  '@font-face{font-family:"mf-x_Inter";font-family:Inter;src:url(inter.woff2)}',
  '@property --accent{syntax:"*";inherits:true;initial-value:red}',
  '@counter-style decimal{system:cyclic;symbols:x}',
  '@page{margin:0}',
  '@view-transition{navigation:auto}',
  '@namespace svg url(http://www.w3.org/2000/svg);',
  inLayer('.mf-x_a{content:"</style><script>"}'),
  inLayer('.mf-x_a{color:red}}header{color:red}{'),
  inLayer('.mf-x_a{--x:{header{color:red}}}'),
  inLayer('.mf-x_a{;header{color:red}}') + 'header{color:red}',
  inLayer('.mf-x_a{.b{color:red}}'),
  '@unknown{header{color:red}}',
  '<!-- header{color:red} -->',
  `${inLayer('.mf-x_a{color:red}')}header{color:red`,
])('what is about the whole page, or cannot be read, is found: %s', (text) => {
  expect(read(text)).not.toEqual([]);
});

test.each(['a{', '(', '.mf-x_a:not(', '@media print{', 'a{}}', '/*', '"', '\\', ';;', 'a b,'])(
  'a sheet of nothing but %s is refused before it takes long',
  (piece) => {
    const began = process.cpuUsage();
    const flaws = findStyleLeaks(inLayer(piece.repeat(Math.ceil(300_000 / piece.length))), 'mf-x');
    expect([flaws.length > 0, process.cpuUsage(began).user < 10_000_000 * SLOWNESS]).toEqual([true, true]);
  },
);

test('both its layers are a bundle’s own, also when they are nested', () => {
  expect(read('@layer kit{.mf-x_a{color:red}}')).toEqual([]);
  expect(read('@layer remotes{@layer mf-x{.mf-x_a{color:red}}}')).toEqual([]);
  expect(read('@layer remotes.mf-x.early, remotes.mf-x.late;')).toEqual([]);
});

test('a sentence says what is wrong and how to fix it', () => {
  expect(read(inLayer('header{background:red}'))).toEqual([
    'styles header, which can be anybody’s: begin it with a class of a CSS module',
  ]);
  expect(read('.mf-x_a{color:red}')).toEqual([
    'styles .mf-x_a outside of its layer: put it into @layer remotes.mf-x, as the recipe does',
  ]);
});
