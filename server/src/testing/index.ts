export { startTestApp, TEST_ORIGIN, TEST_PASSWORD, type TestApp } from './start-test-app';
export { makeForm, type TestClient } from './test-client';
