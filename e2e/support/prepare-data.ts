export { prepareData as default } from './start-server';
