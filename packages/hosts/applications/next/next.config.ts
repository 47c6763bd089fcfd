import type { NextConfig } from 'next';

const config: NextConfig = { trailingSlash: true };

export default config;
