export * from './http';
export * from './create-http';
export * from './accounts';
export * from './reference';
export * from './jobs';
export * from './jobseekers';
export * from './jobproviders';
export * from './applications';
