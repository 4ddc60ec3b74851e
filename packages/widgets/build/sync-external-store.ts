/** React has had this hook since version 18: the bundle omits the shim of the signals package for older versions. */
export { useSyncExternalStore } from 'react';
