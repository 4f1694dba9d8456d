export * from './api-failures';
export * from './factories';
export * from './fake-api';
export * from './open-routes';
export * from './render-remote';
export * from './wait-until-pressable';
