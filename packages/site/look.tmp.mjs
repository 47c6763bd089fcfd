import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
import { TOTP } from 'otpauth';
import axe from 'axe-core';
const port = 3917, origin = `http://localhost:${port}`;
const child = spawn(process.execPath, ['packages/site/dist/server/main.js', 'start'], { env: { ...process.env, NODE_ENV: undefined, PORT: String(port), DATA_DIR: '/tmp/staff-data/a', SANDBOX: 'on', EDITOR_OPENID_ISSUER: `${origin}/sandbox/openid`, EDITOR_OPENID_CLIENT_ID: 'desk', EDITOR_OPENID_NAME: 'Sandbox', EDITOR_OPENID_DOMAINS: 'example.com', LOG_LEVEL: 'warn' } });
let out = ''; child.stdout.on('data', (d) => (out += d)); child.stderr.on('data', (d) => process.stdout.write('ERR ' + d));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', chromiumSandbox: false, args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
try {
  for (let i = 0; i < 300 && !/The newspaper is at/.test(out); i++) await new Promise((r) => setTimeout(r, 200));
  await new Promise((r) => setTimeout(r, 500));
  console.log(out);
  const link = /http\S+#\S+/.exec(out)?.[0];
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  page.on('console', (m) => console.log('console', m.text()));
  page.on('pageerror', (m) => console.log('pageerror', m));
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } });
  let n = 0;
  const shot = async (name) => {
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 768 });
      await page.screenshot({ path: `/tmp/staff-shots/${String(n).padStart(2, '0')}-${name}-${width}.png`, fullPage: true });
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate('axe.run()');
      for (const v of violations) console.log(name, width, v.id, v.nodes.map((x) => x.html).join('\n'));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) console.log(name, 'too wide', wide);
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    n++;
  };
  await page.goto(link);
  await page.getByLabel('Name').waitFor();
  console.log(page.url());
  await shot('join');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Password', { exact: true }).fill('seven ships below cranes');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('link', { name: 'Ada' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await page.getByRole('heading', { name: 'Second factor' }).waitFor();
  await shot('account');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const secret = await page.locator('form code').textContent();
  await shot('app');
  const code = (at = Date.now()) => new TOTP({ secret }).generate({ timestamp: at });
  await page.getByLabel('Code of the app').fill(code());
  await page.getByLabel('Your password').fill('seven ships below cranes');
  await page.getByRole('button', { name: 'Add the app' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  await shot('codes');
  const recovery = await page.locator('li code').first().textContent();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Your password').fill('seven ships below cranes');
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await page.getByText('This device').waitFor();
  await shot('factors');
  for (const [link, name] of [['People', 'people'], ['Audit log', 'audit']]) {
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { name: link, level: 1 }).waitFor();
    await page.getByText('Loading').waitFor({ state: 'detached' });
    if (name === 'people') {
      await page.getByLabel('Email').fill('bo@example.com');
      await page.getByRole('button', { name: 'Make a link', exact: true }).click();
      await page.getByLabel(/Link for bo/).waitFor();
    }
    await shot(name);
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in to' }).waitFor();
  await page.getByRole('link', { name: 'Log in with Sandbox' }).waitFor();
  await shot('login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('seven ships below cranes');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Second factor' }).waitFor();
  await shot('second');
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('link', { name: 'Ada' }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByRole('link', { name: 'Ada' }).waitFor();
  console.log('passkey alone ok');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in with Sandbox' }).click();
  await page.waitForURL('**/sandbox/openid/**');
  await page.screenshot({ path: '/tmp/staff-shots/sandbox.png' });
  console.log(await page.locator('body').innerText());
} catch (e) { console.log(e); for (const c of browser.contexts()) for (const p of c.pages()) { await p.screenshot({ path: '/tmp/staff-shots/failed.png' }); console.log(await p.locator('body').innerText()); } } finally {
  await browser.close(); child.kill('SIGTERM');
}
