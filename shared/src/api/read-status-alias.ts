import { readStatus, type ApplicationStatus } from '../rules/index';

/** Replaces the alias `submitted` by `pending`; another server of the contract may send it. */
export function readStatusAlias<Item extends { readonly status: ApplicationStatus }>(item: Item): Item {
  const status = readStatus(item.status);
  return status === undefined || status === item.status ? item : { ...item, status };
}
