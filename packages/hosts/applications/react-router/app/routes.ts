import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/page.tsx', { id: 'front' }),
  route('*', 'routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig;
