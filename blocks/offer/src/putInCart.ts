import type { Environment } from '@broadsheet/block-kit';
import { createTransport, requireNoError } from '@broadsheet/client-core';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { cartCalls } from '@broadsheet/sdk-sales/contract';
import type { CartItemRequestBody } from '@broadsheet/sdk-sales/contract';

interface CartOwner {
  readonly place: HTMLElement;
  readonly environment: Environment;
  readonly identity: IdentityClient;
}

/** Makes an item all that is in the cart: of the reader who is signed in, else of this browser. */
export async function putInCart(item: CartItemRequestBody, owner: CartOwner): Promise<void> {
  const { place, environment, identity } = owner;
  const token = await identity.getJwt();
  const transport = createTransport({
    origin: place.dataset['sales'] ?? '',
    fetch: environment.fetch,
    ...(token === undefined
      ? { credentials: 'include' }
      : { headers: () => ({ authorization: `Bearer ${token}` }) }),
  });
  requireNoError(await transport.request(cartCalls.clear));
  requireNoError(await transport.request({ ...cartCalls.add, body: { items: [item] } }));
}
