import type { NextConfig } from 'next';

/** Writes plain files into `out/`, which any web server serves. Remove this for an application with a server. */
const config: NextConfig = { output: 'export' };

export default config;
