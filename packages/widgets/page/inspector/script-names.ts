/** Matches the name of the library's own script, which is the entry of every copy. */
export const ENTRY = /\/iyim\.js$/;
/** Matches the path of a stand-alone script. */
export const STAND_ALONE = /\/stand-alone\/(lean\/)?[a-z-]+\.js$/;

/** Names of globals and ids that people use for the configuration, although only `script#iyim-config` is read. */
export const MISTAKEN_GLOBALS = ['iyimConfig', 'iyim_config', 'IyimConfig', 'IYIM_CONFIG', 'iyimSettings'];
