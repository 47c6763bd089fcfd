import { Button, checkIcon, Icon } from '@broadsheet/ui';
import { Card, CardTitle, Features, Price, Saving } from './offerStyles.ts';
import { OwnedMark } from './Ownership.tsx';

/** Renders the card that the script copies for each plan: name, description, price with later rates, button, features. */
export function PlanCard() {
  return (
    <Card hidden data-part="card">
      <OwnedMark />
      <CardTitle data-part="name" />
      <p data-part="description" />
      <Price data-part="price" />
      <Saving hidden data-part="card-saving" />
      <Button variant="primary" size="large" fullWidth />
      <Features data-part="features">
        <li hidden data-part="feature">
          <Icon of={checkIcon} size={18} />
          <span />
        </li>
      </Features>
    </Card>
  );
}
