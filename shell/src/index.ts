// The shared modules are settled before anything that uses them runs: Module Federation needs this boundary.
void import('./bootstrap');
