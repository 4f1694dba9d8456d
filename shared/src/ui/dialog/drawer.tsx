import { Dialog, type DialogProps } from './dialog';

export type DrawerProps = Omit<DialogProps, 'size' | 'role' | 'shape'>;

/** A full-height modal from the side, on a phone a sheet from below: for filters. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} shape="drawer" />;
}
