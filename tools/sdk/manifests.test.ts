import { makeServerManifest } from './collect-server';
import { rewriteManifest } from './manifests';

it('teams install versions and compiled files, and one copy of what a page has one of', () => {
  const manifest = {
    name: '@metier/testing',
    version: '1.2.0',
    private: true,
    exports: { '.': './src/index.ts', './base.css': { compiled: './dist/base.css' } },
    dependencies: { '@metier/sdk': '*', react: '^19.3.1', msw: '^2.15.0' },
    devDependencies: { typescript: '*' },
  };
  expect(rewriteManifest(manifest, new Map([['@metier/sdk', '1.4.0']]), { node: '>=20' })).toEqual({
    name: '@metier/testing',
    version: '1.2.0',
    engines: { node: '>=20' },
    exports: {
      '.': { types: './dist/index.d.ts', require: './dist/node/index.cjs', default: './dist/index.js' },
      './base.css': './dist/base.css',
    },
    dependencies: { msw: '^2.15.0' },
    peerDependencies: { '@metier/sdk': '^1.4.0', react: '^19.3.1' },
  });
});

it('the server is installed with the packages that its bundle leaves outside, and no others', () => {
  const dependencies = {
    '@metier/sdk': '*',
    '@aws-sdk/client-s3': '^3.0.0',
    fastify: '^5.0.0',
    sharp: '^0.35.0',
  };
  const manifest = makeServerManifest({ name: '@metier/server', version: '1.0.0', dependencies }, [
    '@aws-sdk/*',
    'sharp',
  ]);
  expect(manifest.dependencies).toEqual({ '@aws-sdk/client-s3': '^3.0.0', sharp: '^0.35.0' });
});
