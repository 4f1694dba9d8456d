export { demoLogins } from './demo-logins';
export { isWithoutUsers, seedDemo } from './seed-demo';
