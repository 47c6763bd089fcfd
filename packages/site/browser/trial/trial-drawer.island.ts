export { Drawer as component } from './Drawer.tsx';
