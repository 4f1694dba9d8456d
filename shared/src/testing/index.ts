export * from './factories';
export * from './fake-api';
export * from './render-remote';
