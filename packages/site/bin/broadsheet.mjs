#!/usr/bin/env node
// `npx broadsheet import …`: builds what is missing first, like `npm start`.
import '../../../scripts/start.mjs';
