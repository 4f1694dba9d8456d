import type { PersonalData } from './db/personal-data/declaration';
import type { Module } from './module';
import { boardModules } from './modules/index';
import { platformModules } from './platform/index';
import { searchModule } from './search/module';

/** All modules, in the order of their routes and of the tables in an export of personal data. */
export const modules: readonly Module[] = [...boardModules, searchModule, ...platformModules];

export const personalData: PersonalData = Object.fromEntries(
  modules.flatMap((each) => Object.entries(each.personalData ?? {})),
);
