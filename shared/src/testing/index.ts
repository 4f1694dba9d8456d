export * from './bad-days';
export * from './factories';
export * from './fake-api';
export * from './open-routes';
export * from './render-remote';
