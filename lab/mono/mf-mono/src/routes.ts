import * as operator from '../../../../mf-operator/src/routes';
import * as provider from '../../../../mf-provider/src/routes';
import * as visitors from '../../../../mf-public/src/routes';
import * as seeker from '../../../../mf-seeker/src/routes';

/** Routes of all remotes in one table. */
export const routes = [...visitors.routes, ...seeker.routes, ...provider.routes, ...operator.routes];
export const fragments = [...visitors.fragments, ...seeker.fragments, ...provider.fragments];
