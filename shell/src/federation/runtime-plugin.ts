import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { findIntegrity } from './integrity';

/** Has the browser hold the entry of a remote against the registry's hash. Its chunks are held by their own loader. */
export default function checkEntries(): ModuleFederationRuntimePlugin {
  return {
    name: 'check-entries',
    createScript({ url, attrs }) {
      const integrity = findIntegrity(url);
      if (integrity && attrs) attrs.integrity = integrity;
      return undefined;
    },
  };
}
