/**
 * Assembles the sales half of the platform: catalogue, offers, carts, orders, payments and subscriptions. Each subject has
 * a folder with its routes, its rules and its SQL statements.
 */
import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import type { Hono } from 'hono';
import { salesConfigCall } from '@broadsheet/sdk-sales/contract';
import type { SalesConfigBody } from '@broadsheet/sdk-sales/contract';
import type { Database } from '@broadsheet/service-kit/database';
import type { CaptchaVerifier } from '@broadsheet/service-kit/captcha';
import { createBackgroundTasks, createSweeper } from '@broadsheet/service-kit/tasks';
import { createLimits } from '@broadsheet/service-kit/limits';
import type { ReaderAccess } from '@broadsheet/identity-service';
import type { Keyring } from '@broadsheet/service-kit/keys';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import type { ServiceEnv, PlatformLog } from '@broadsheet/service-kit/http';
import { createCheckoutGate } from './orders/createCheckoutGate.ts';
import { addCartRoutes } from './carts/routes.ts';
import { addCatalogueRoutes } from './catalogue/routes.ts';
import { finishCharged, resumeChanges } from './change/changePlan.ts';
import { addChangeRoutes } from './change/routes.ts';
import { addEnterpriseRoutes } from './enterprise/routes.ts';
import { addEntitlementRoutes } from './entitlements/routes.ts';
import { addGiftRoutes } from './gifts/routes.ts';
import { createSalesConfiguration } from './createSalesConfiguration.ts';
import { salesSweeps } from './salesSweeps.ts';
import { createSalesApp } from './http/createSalesApp.ts';
import { addOfferRoutes } from './offers/routes.ts';
import { addOrderRoutes } from './orders/routes.ts';
import { createPayments } from './payments/createPayments.ts';
import type { PaymentService } from './payments/createPayments.ts';
import type { Payments } from './payments/Payments.ts';
import { addPaymentRoutes } from './payments/routes.ts';
import type { ReconciliationReport } from './payments/reconciliation/reconcilePayments.ts';
import { notifyReplacement } from './renewals/notifyReplacement.ts';
import { bookRenewal, runBilling } from './renewals/runBilling.ts';
import type { BillingReport } from './renewals/runBilling.ts';
import { createPaywall } from './paywall/createPaywall.ts';
import type { Paywall } from './paywall/createPaywall.ts';
import { addPaywallRoutes } from './paywall/routes.ts';
import { createSalesMail } from './mail/createSalesMail.ts';
import type { FollowReversal, FulfilOrder, SalesContext } from './SalesContext.ts';
import type { SalesOptions } from './SalesOptions.ts';
import { followReversal } from './renewals/followReversal.ts';
import { addReceiptRoutes } from './receipts/routes.ts';
import { addSharingRoutes } from './sharing/routes.ts';
import { addSwgSalesRoutes } from './subscribe-with-google/routes.ts';
import { addSubscriptionRoutes } from './subscriptions/routes.ts';
import { storeOldCodes } from './subscriptions/subscriptionCodes.ts';
import { startSubscriptions } from './subscriptions/startSubscriptions.ts';

export interface SalesSetup {
  readonly database: Database;
  /** The name of the current site in `websites`. */
  readonly site: string;
  readonly keys: Keyring;
  readonly clock: { now(): number };
  readonly log: PlatformLog;
  readonly outbox: Outbox;
  /** The site's origin and base path, to which mails link. */
  readonly origin: string;
  /** Other origins whose pages may call with readers' cookies. */
  readonly otherOrigins: readonly string[];
  /** Verifies captcha tokens; absent: the checkout requires no challenge. */
  readonly captcha: CaptchaVerifier | undefined;
  /** Reads the identity configuration: the checkout uses its challenge key too. */
  readonly identityConfiguration: () => Promise<IdentityConfigBody>;
  /** Authenticates a request; provided by the identity half. */
  readonly authenticate: (request: Request) => Promise<ReaderAccess | undefined>;
  readonly options: SalesOptions;
}

/** The sales and retail half of the platform. */
export interface Sales {
  /** All calls below `/sales/` and `/retail/`. */
  readonly routes: Hono<ServiceEnv>;
  /**
   * Books payments whose notification was lost. Any number of processes may call it, as often as they like.
   *
   * @param stopping ends the run after the payment that is under way; the others stay due
   */
  reconcilePayments(stopping?: AbortSignal): Promise<ReconciliationReport>;
  /** Decides who may read locked stories. */
  readonly paywall: Paywall;
  /** The payments of orders, charges of saved methods, and refunds. */
  readonly payments: Payments;
  /**
   * Renews, retries and ends due subscriptions. Any number of processes may call it, as often as they like.
   *
   * @param stopping ends the run after the subscription that is under way; the others stay due
   */
  runBilling(stopping?: AbortSignal): Promise<BillingReport>;
  /** Returns the current answer of the configuration call. */
  readonly configuration: () => Promise<SalesConfigBody>;
  /** Resolves when mails and other background tasks are done. */
  settle(): Promise<void>;
}

interface SalesParts {
  readonly context: SalesContext;
  readonly payments: PaymentService;
}

function createContext(setup: SalesSetup): SalesParts {
  const { database, site, keys, clock, log, outbox, captcha, authenticate, options } = setup;
  const siteUrl = setup.origin;
  const limits = createLimits(database, keys.secret, clock);
  const configuration = createSalesConfiguration({
    database,
    site,
    configuration: options.configuration,
    identity: setup.identityConfiguration,
    canCheckChallenges: captcha !== undefined,
    log,
  });
  const fulfilOrder: FulfilOrder = (queries, order) => startSubscriptions(queries, order, { site, clock });
  const tasks = createBackgroundTasks(log);
  const followMoneyBack: FollowReversal = (queries, reversal) =>
    followReversal({ site, siteUrl, clock, outbox }, { queries, reversal });
  const payments = createPayments({
    database,
    site,
    clock,
    log,
    siteUrl,
    fulfilOrder,
    followReversal: followMoneyBack,
    followReplacement: (queries, methodId) => notifyReplacement(context, { queries, methodId }),
    async followCharge(key) {
      await bookRenewal(context, key);
      await finishCharged(context, key);
    },
    options: options.payments ?? {},
  });
  const context: SalesContext = {
    database,
    site,
    keys,
    clock,
    log,
    outbox,
    configuration,
    requireCaptcha: createCheckoutGate({ configuration, verifier: captcha, limits, log }),
    authenticate,
    options,
    siteUrl,
    trustedOrigins: [new URL(siteUrl).origin, ...setup.otherOrigins],
    limits,
    tasks,
    fulfilOrder,
    payments,
    notifyReader: (queries, ...message) =>
      createSalesMail({ outbox, site, siteUrl }, queries).notify(...message),
  };
  return { context, payments };
}

/** Creates the sales half of the platform; nothing runs until a member is called. */
export function createSales(setup: SalesSetup): Sales {
  const { context, payments } = createContext(setup);
  const routes = createSalesApp(setup.log, setup.otherOrigins);
  const sweep = createSweeper(context, { name: 'Sweeping carts and readings', sweeps: salesSweeps });
  routes.use('/sales/*', async (_, next) => {
    sweep();
    await next();
  });
  addCatalogueRoutes(routes, context);
  addOfferRoutes(routes, context);
  addPaywallRoutes(routes, context);
  addCartRoutes(routes, context);
  addOrderRoutes(routes, context);
  routes.get(salesConfigCall.path, async (call) => call.json(await context.configuration()));
  addPaymentRoutes(routes, { sales: context, service: payments });
  addSubscriptionRoutes(routes, context);
  addReceiptRoutes(routes, context);
  addEntitlementRoutes(routes, context);
  addSharingRoutes(routes, context);
  addGiftRoutes(routes, context);
  addEnterpriseRoutes(routes, context);
  addChangeRoutes(routes, context);
  addSwgSalesRoutes(routes);
  return {
    routes,
    paywall: createPaywall(context),
    payments,
    reconcilePayments: payments.reconcile,
    async runBilling(stopping) {
      await storeOldCodes(context.database, context.keys);
      await resumeChanges(context);
      return runBilling(context, stopping);
    },
    configuration: context.configuration,
    async settle() {
      await context.tasks.settle();
      await context.outbox.settle();
    },
  };
}
