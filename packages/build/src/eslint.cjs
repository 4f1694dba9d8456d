const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

/** Import restrictions that a dependency graph cannot express; each message names the alternative. */
const onlyIn = (name, place, instead) => ({ name, message: `${name} is used in ${place} alone: ${instead}` });
const KY = onlyIn('ky', 'shared/src/api', 'call a function of @metier/sdk/api with the http port.');
const ZUSTAND = onlyIn('zustand', 'the shell', 'server data lives in loaders, the session in ports.session.');
const ROUTER = ['react-router', 'react-router-dom'].map((name) =>
  onlyIn(
    name,
    'shared/src/router (and packages/testing)',
    'import the name from @metier/sdk/router, the one copy all bundles share.',
  ),
);
const restrict = (...paths) => ({ 'no-restricted-imports': ['error', { paths }] });

const NO_FETCH = {
  'no-restricted-globals': [
    'error',
    { name: 'fetch', message: 'Pages reach the server through the http port: @metier/sdk/api.' },
    { name: 'alert', message: 'Use ports.notify: it is accessible and keeps the page alive.' },
    { name: 'confirm', message: 'Use ports.confirm: it is accessible and keeps the page alive.' },
  ],
};

/** Variables of a module with texts; those of the release console are in English only. */
const TEXTS_AT_IMPORT = [
  'Program > VariableDeclaration > VariableDeclarator > MemberExpression.init[object.name=/^(?!platform).*Texts$/]',
  'Program > VariableDeclaration > [id.type="ObjectPattern"] > Identifier.init[name=/^(?!platform).*Texts$/]',
];

const NO_FETCH_IN_EFFECTS = {
  'no-restricted-syntax': [
    'error',
    {
      selector:
        'CallExpression[callee.name=/^use(Layout)?Effect$/] CallExpression[callee.object.name="http"]',
      message: 'Data comes from loaders, actions and useFetcher, never from an effect.',
    },
    {
      selector:
        'CallExpression[callee.name=/^use(Layout)?Effect$/] CallExpression[callee.property.name="http"]',
      message: 'Data comes from loaders, actions and useFetcher, never from an effect.',
    },
    {
      selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      message: 'Texts are rendered as text: no HTML is accepted from users.',
    },
    {
      selector: 'JSXAttribute[name.name="style"]',
      message: 'The content security policy forbids style attributes: use a class and the tokens.',
    },
    ...TEXTS_AT_IMPORT.map((selector) => ({
      selector,
      message: 'Texts outside a component stay in English: read them with useTexts.',
    })),
  ],
};

/** Long files and functions are split; blank lines and comments count in files only. */
const sizes = {
  files: ['**/*.{ts,tsx,js,cjs,mjs}'],
  rules: {
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
  },
};

const language = {
  files: ['**/*.{ts,tsx}'],
  rules: {
    'no-console': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    eqeqeq: ['error', 'always'],
  },
};

const commonJs = {
  files: ['**/*.cjs', '*.js', '**/webpack.config.js'],
  rules: { '@typescript-eslint/no-require-imports': 'off' },
};

/** Rules for what runs in the browser; `files` are its globs. */
const forPages = (files) => ({
  files,
  plugins: { 'react-hooks': reactHooks },
  rules: {
    ...reactHooks.configs.recommended.rules,
    ...NO_FETCH,
    ...NO_FETCH_IN_EFFECTS,
    ...restrict(KY, ZUSTAND, ...ROUTER),
  },
});

/** ESLint's configuration of a remote in a repository of its own: `require('@metier/build/eslint').remote`. */
const remote = tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.cache/**'] },
  sizes,
  ...tseslint.configs.recommended,
  language,
  forPages(['src/**/*.{ts,tsx}']),
  commonJs,
);

module.exports = { KY, ROUTER, ZUSTAND, commonJs, forPages, language, remote, restrict, sizes };
