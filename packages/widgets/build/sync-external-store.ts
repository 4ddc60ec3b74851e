/** React has had this hook since version 18: the shim that signals bring for older ones is left out of the bundle. */
export { useSyncExternalStore } from 'react';
