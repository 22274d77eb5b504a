import { describe, expect, it } from 'vitest';
import { Circuit } from './model-responder.ts';

function makeCircuit() {
  const clock = { now: 0 };
  return { circuit: new Circuit(() => clock.now), clock };
}

describe('Circuit', () => {
  it('opens for a minute after three failures in a row', () => {
    const { circuit, clock } = makeCircuit();
    expect([circuit.fail(), circuit.fail(), circuit.isOpen]).toEqual([false, false, false]);
    expect([circuit.fail(), circuit.isOpen]).toEqual([true, true]);
    clock.now = 59_999;
    expect(circuit.isOpen).toBe(true);
    clock.now = 60_000;
    expect(circuit.isOpen).toBe(false);
  });

  it('starts counting again after a success', () => {
    const { circuit } = makeCircuit();
    circuit.fail();
    circuit.fail();
    circuit.succeed();
    circuit.fail();
    circuit.fail();
    expect(circuit.isOpen).toBe(false);
  });

  it('opens again with the first failure after its minute', () => {
    const { circuit, clock } = makeCircuit();
    for (let count = 0; count < 3; count += 1) circuit.fail();
    clock.now = 60_000;
    expect(circuit.fail()).toBe(true);
    expect(circuit.isOpen).toBe(true);
  });

  it('reports once that it has opened, however many calls fail at the same time', () => {
    const { circuit } = makeCircuit();
    const told = Array.from({ length: 10 }, () => circuit.fail());
    expect(told.filter(Boolean)).toHaveLength(1);
  });
});
