import { createElement } from 'react';
import { WalletPlace } from './WalletPlace.tsx';
import type { WalletPlaceProps } from './WalletPlace.tsx';

const fetchPart = async () => (await import('./OpenedWallets.tsx')).OpenedWallets;

export const component = (props: WalletPlaceProps) => createElement(WalletPlace, { ...props, fetchPart });
