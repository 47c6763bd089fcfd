/**
 * @typedef {object} Host
 * @property {string} name as in `npm run hosts -- node`
 * @property {string} template folder below `applications/`
 * @property {string} [changes] folder below `applications/` whose files take the place of those of the template; absent: none
 * @property {string} every where the template wants the pages that all applications share
 * @property {string} react version; `none` for a page with the blocks as elements
 * @property {'npm' | 'pnpm'} [manager] what installs the packages; absent: npm. With pnpm a package finds only what it declares
 * @property {boolean} renders whether its server renders blocks
 * @property {boolean} navigates whether it has a router of its own in the browser
 */

const REACT = '19.3.1';
const OLD_REACT = '18.3.1';

/** @type {readonly Host[]} */
export const HOSTS = [
  { name: 'node', template: 'node', every: 'src/every', react: REACT, renders: true, navigates: false },
  {
    name: 'node-react-18',
    template: 'node',
    every: 'src/every',
    react: OLD_REACT,
    renders: true,
    navigates: false,
  },
  {
    name: 'node-strict',
    template: 'node',
    changes: 'node-strict',
    every: 'src/every',
    react: REACT,
    renders: true,
    navigates: false,
  },
  {
    name: 'node-pnpm',
    template: 'node',
    every: 'src/every',
    react: REACT,
    manager: 'pnpm',
    renders: true,
    navigates: false,
  },
  { name: 'vite', template: 'vite', every: 'src/every', react: REACT, renders: false, navigates: false },
  {
    name: 'react-router',
    template: 'react-router',
    every: 'app/every',
    react: REACT,
    renders: true,
    navigates: true,
  },
  { name: 'astro', template: 'astro', every: 'src/every', react: REACT, renders: true, navigates: false },
  { name: 'html', template: 'html', every: 'every', react: 'none', renders: false, navigates: false },
  { name: 'next', template: 'next', every: 'every', react: REACT, renders: true, navigates: true },
];

/**
 * @param {readonly string[]} names none for all
 * @throws Error a name is not known
 */
export function chooseHosts(names) {
  const unknown = names.find((name) => HOSTS.every((host) => host.name !== name));
  if (unknown !== undefined)
    throw new Error(
      `There is no host "${unknown}": choose some of ${HOSTS.map(({ name }) => name).join(', ')}.`,
    );
  return HOSTS.filter(({ name }) => names.length === 0 || names.includes(name));
}
