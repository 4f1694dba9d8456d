import { alertAddressesData, alertJobsData, alertsData } from '../../db/schema/alerts';
import { oneClickRoutes } from '../../http/one-click';
import type { Module } from '../../module';
import { alertsRoutes, mailedAlertsRoutes } from './alerts.routes';
import { handleAlertTasks } from './alert-tasks.service';
import { endAlert } from './mailed-alerts.service';

export const alertsModule = {
  routes: [
    { prefix: '/alerts', routes: alertsRoutes },
    { prefix: '/alerts', routes: mailedAlertsRoutes },
  ],
  rootRoutes: [{ prefix: '/alerts', routes: oneClickRoutes(endAlert) }],
  tasks: [handleAlertTasks],
  personalData: {
    alertAddresses: alertAddressesData,
    alerts: alertsData,
    alertJobs: alertJobsData,
  },
} satisfies Module;
