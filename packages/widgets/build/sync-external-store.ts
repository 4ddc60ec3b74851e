/** React has had this hook since version 18, so the bundle omits the shim that the signals package imports for older versions. */
export { useSyncExternalStore } from 'react';
