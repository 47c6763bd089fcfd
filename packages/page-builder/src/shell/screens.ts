/** The screens of the page builder; the code of each is fetched when it is first opened. */
import type { ComponentType } from 'react';
import type { Role } from '../session/Role.ts';
import type { phrases } from '../builder/phrases.ts';
import type { ScreenProps } from '../builder/ScreenProps.ts';

export interface Screen {
  /** The path below `/pagebuilder`; `:name` matches one segment. */
  readonly path: string;
  /** The title, a phrase of `builder/phrases.ts`; shown in the navigation if `isListed`. */
  readonly title: Extract<keyof typeof phrases, `desk.screen.${string}`>;
  readonly isListed: boolean;
  /** The lowest role that may open it. */
  readonly role: Role;
  /** Present for a screen that has its own frame and fills the window. */
  readonly isWhole?: true;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

const loadSettings: Screen['load'] = async () =>
  (await import('../settings/SettingsScreen.tsx')).SettingsScreen;

const loadCollections: Screen['load'] = async () =>
  (await import('../collections/CollectionsScreen.tsx')).CollectionsScreen;

export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    title: 'desk.screen.pages',
    isListed: true,
    role: 'viewer',
    load: async () => (await import('../pages/PagesScreen.tsx')).PagesScreen,
  },
  {
    path: '/collections/',
    title: 'desk.screen.collections',
    isListed: true,
    role: 'viewer',
    load: loadCollections,
  },
  {
    path: '/collections/alias/:alias/',
    title: 'desk.screen.collections',
    isListed: false,
    role: 'viewer',
    load: loadCollections,
  },
  {
    path: '/collections/:id/',
    title: 'desk.screen.collections',
    isListed: false,
    role: 'viewer',
    load: async () => (await import('../collections/CollectionScreen.tsx')).CollectionScreen,
  },
  {
    path: '/sections/',
    title: 'desk.screen.sections',
    isListed: true,
    role: 'viewer',
    load: async () => (await import('../sections/SectionsScreen.tsx')).SectionsScreen,
  },
  {
    path: '/images/',
    title: 'desk.screen.images',
    isListed: true,
    role: 'viewer',
    load: async () => (await import('../library/LibraryScreen.tsx')).LibraryScreen,
  },
  {
    path: '/images/:id/',
    title: 'desk.screen.images',
    isListed: false,
    role: 'viewer',
    load: async () => (await import('../library/ImageScreen.tsx')).ImageScreen,
  },
  {
    path: '/usage/',
    title: 'desk.screen.usage',
    isListed: false,
    role: 'viewer',
    load: async () => (await import('../usage/UsageScreen.tsx')).UsageScreen,
  },
  {
    path: '/usage/:block/',
    title: 'desk.screen.usage',
    isListed: false,
    role: 'viewer',
    load: async () => (await import('../usage/BlockUsageScreen.tsx')).BlockUsageScreen,
  },
  {
    path: '/look-ahead/',
    title: 'desk.screen.ahead',
    isListed: false,
    role: 'viewer',
    load: async () => (await import('../future-preview/LookAheadScreen.tsx')).LookAheadScreen,
  },
  {
    path: '/people',
    title: 'desk.screen.people',
    isListed: true,
    role: 'administrator',
    load: async () => (await import('../people/PeopleScreen.tsx')).PeopleScreen,
  },
  {
    path: '/audit',
    title: 'desk.screen.audit',
    isListed: true,
    role: 'administrator',
    load: async () => (await import('../audit/AuditScreen.tsx')).AuditScreen,
  },
  {
    path: '/operation',
    title: 'desk.screen.operation',
    isListed: true,
    role: 'administrator',
    load: async () => (await import('../operation/OperationScreen.tsx')).OperationScreen,
  },
  {
    path: '/account',
    title: 'desk.screen.account',
    isListed: false,
    role: 'viewer',
    load: async () => (await import('../account/AccountScreen.tsx')).AccountScreen,
  },
  {
    path: '/pages/:id/',
    title: 'desk.screen.editor',
    isListed: false,
    role: 'viewer',
    isWhole: true,
    load: async () => (await import('../editor/EditorScreen.tsx')).EditorScreen,
  },
  {
    path: '/pages/:id/versions/',
    title: 'desk.screen.versions',
    isListed: false,
    role: 'viewer',
    load: async () => (await import('../versions/VersionsScreen.tsx')).VersionsScreen,
  },
  {
    path: '/settings/',
    title: 'desk.screen.settings',
    isListed: true,
    role: 'viewer',
    load: loadSettings,
  },
  {
    path: '/settings/:tab/',
    title: 'desk.screen.settings',
    isListed: false,
    role: 'viewer',
    load: loadSettings,
  },
];
