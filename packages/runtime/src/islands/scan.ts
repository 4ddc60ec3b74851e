import { scan as scanHosts } from './hosts.ts';

/**
 * Looks for new hosts in and under `root` (default: the whole document). Only needed for nodes that no observer can see,
 * such as those of a shadow root: hosts that are inserted into the document are found by themselves.
 */
export function scan(root: ParentNode & Node = document): void {
  scanHosts(root);
}
