import { passkeyChallengesData, passkeysData } from '../../db/schema/passkeys';
import { recoveryCodesData, twoStepLoginsData } from '../../db/schema/two-step';
import {
  emailConfirmationsData,
  passwordResetsData,
  sessionsData,
  throttlesData,
  usersData,
} from '../../db/schema/users';
import type { Module } from '../../module';
import { accountRoutes } from './account.routes';
import { accountsRoutes } from './accounts.routes';
import { emailConfirmationsRoutes } from './email-confirmations/email-confirmations.routes';
import { passkeyLoginRoutes, passkeysRoutes } from './second-factors/passkeys.routes';
import { passwordResetsRoutes } from './passwords/password-resets.routes';
import { picturesRoutes } from './pictures.routes';
import { sessionsRoutes } from './sessions.routes';
import { twoStepRoutes } from './second-factors/two-step.routes';

export const accountsModule = {
  routes: [
    { prefix: '/auth', routes: accountsRoutes },
    { prefix: '/auth', routes: picturesRoutes },
    { prefix: '/auth/password-reset', routes: passwordResetsRoutes },
    { prefix: '/auth/email-confirmation', routes: emailConfirmationsRoutes },
    { prefix: '/auth/account', routes: accountRoutes },
    { prefix: '/auth/passkeys', routes: passkeysRoutes },
    { prefix: '/auth/passkey-login', routes: passkeyLoginRoutes },
    { prefix: '/auth/two-step', routes: twoStepRoutes },
    { prefix: '/auth/sessions', routes: sessionsRoutes },
  ],
  personalData: {
    users: usersData,
    sessions: sessionsData,
    twoStepLogins: twoStepLoginsData,
    recoveryCodes: recoveryCodesData,
    passkeys: passkeysData,
    passkeyChallenges: passkeyChallengesData,
    passwordResets: passwordResetsData,
    emailConfirmations: emailConfirmationsData,
    throttles: throttlesData,
  },
} satisfies Module;
