export * from './common';
export * from './accounts';
export * from './reference';
export * from './jobproviders';
export * from './jobseekers';
export * from './jobs';
export * from './applications';
export * from './registry';
