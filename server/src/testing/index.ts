export { startTestApp, TEST_ORIGIN, type TestApp } from './start-test-app';
export { makeForm, TEST_PASSWORD, type TestClient } from './test-client';
