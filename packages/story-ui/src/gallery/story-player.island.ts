export { Video as component } from '@broadsheet/ui';
