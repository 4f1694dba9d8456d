import { waitFor } from '@testing-library/react';

/** Resolves once a control that has changed in place takes a press again. */
export const waitUntilPressable = (control: Element): Promise<void> =>
  waitFor(() => expect(control.closest('[aria-disabled="true"], [aria-busy="true"]')).toBeNull());
