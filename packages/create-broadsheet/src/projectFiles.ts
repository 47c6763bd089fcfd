import type { Files, Newspaper } from './Newspaper.ts';

const manifest = ({ id, version }: Newspaper): string =>
  `${JSON.stringify(
    {
      name: id,
      version: '0.1.0',
      private: true,
      type: 'module',
      engines: { node: '>=22.12' },
      scripts: {
        dev: 'broadsheet dev',
        build: 'broadsheet build',
        start: 'broadsheet build && broadsheet start',
        test: 'vitest run',
      },
      dependencies: {
        '@broadsheet/block-kit': `^${version}`,
        '@broadsheet/site': `^${version}`,
        '@broadsheet/ui': `^${version}`,
        react: '^19.0.0',
        'react-dom': '^19.0.0',
        'styled-components': '^6.1.0',
      },
      devDependencies: {
        '@broadsheet/testing': `^${version}`,
        '@types/node': '^24.0.0',
        '@types/react': '^19.0.0',
        '@types/react-dom': '^19.0.0',
        jsdom: '>=26.0.0',
        typescript: '^5.9.0 || ^6.0.0 || ^7.0.0',
        vitest: '^5.0.0',
      },
    },
    undefined,
    2,
  )}\n`;

const compilerOptions = {
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: ['node'],
};

const POSTGRES = 'postgres://broadsheet:password@localhost:5432/broadsheet';

const variables = ({
  usesPostgres,
}: Newspaper): string => `# Copy this file to .env, which is not in the repository.

# The public address of the newspaper.
# SITE_ORIGIN=https://www.example.com

# PostgreSQL 15 or newer; without it the embedded database in .broadsheet/ is used.
${usesPostgres ? '' : '# '}DATABASE_URL=${POSTGRES}

# The key that signs, 32 characters or more; without it one is made in .broadsheet/.
# SECRET=

# The server for mails to readers.
# SMTP_URL=smtps://user:password@mail.example.com:465
# MAIL_FROM=The newspaper <readers@example.com>
`;

const DOCKERFILE = `FROM node:24-slim AS build
WORKDIR /newspaper
COPY package*.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /newspaper
ENV HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build --chown=node:node /newspaper ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["npx", "broadsheet", "start"]
`;

const WORKFLOW = `name: Test
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm test
      - run: npm run build
`;

const readme = ({ name, usesPostgres }: Newspaper): string => `# ${name}

\`\`\`sh
npm install
npm start      # builds what has changed; http://localhost:3000
npm run dev    # follows your changes, with stand-ins for mail and payments
npm test
\`\`\`
${usesPostgres ? '\nCopy `.env.example` to `.env` first, and write the address of your PostgreSQL into it.\n' : ''}
The first start prints a link with which you become the administrator of the page builder, at \`/pagebuilder/\`.

| Path                   | What it is                                          |
| ---------------------- | --------------------------------------------------- |
| \`broadsheet.config.ts\` | what this newspaper has of its own                  |
| \`theme.ts\`             | its colours, fonts and measures                     |
| \`blocks/\`              | its blocks, a folder each                           |
| \`sources/\`             | its content sources                                 |
| \`fixtures/\`            | the documents that fill an empty store, once        |

Upgrade with \`npm update\`. The guide: https://github.com/broadsheet-news/broadsheet/blob/main/docs/own-site.md
All settings: https://github.com/broadsheet-news/broadsheet/blob/main/docs/configuration.md
`;

/** Returns what installs, tests, describes and ships the newspaper. */
export const projectFiles = (newspaper: Newspaper): Files => ({
  'package.json': manifest(newspaper),
  'tsconfig.json': `${JSON.stringify({ compilerOptions, exclude: ['dist', 'node_modules'] }, undefined, 2)}\n`,
  '.env.example': variables(newspaper),
  '.gitignore': 'node_modules/\ndist/\n.broadsheet/\n.env\n',
  '.dockerignore': 'node_modules/\ndist/\n.broadsheet/\n.env\n.git/\n',
  Dockerfile: DOCKERFILE,
  '.github/workflows/test.yml': WORKFLOW,
  'README.md': readme(newspaper),
});
