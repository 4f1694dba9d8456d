import type { FakeApi } from '@metier/testing';
import { screen, within } from '@testing-library/react';
import { openShell } from './open-shell';

export const openPlatform = (api: FakeApi, address = '/platform') => openShell(api, address);
export const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
