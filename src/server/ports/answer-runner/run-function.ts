import variant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
} from 'quickjs-emscripten-core';
import type { Json } from '#domain/skill-test/test-item.ts';
import type { CallResult, Run, RunResult } from './answer-runner.ts';
import { maxScriptMs, maxOutput, scriptPages, scriptStackBytes } from './run-limits.ts';

type FunctionRun = Extract<Run, { kind: 'function' }>;

/** The page count with which the module is built. */
const startPages = 256;
const maxMessageLength = 300;

/**
 * Keeps the built-in functions that it needs before the answer runs, because an answer may replace
 * them. An answer that returns a promise is awaited.
 */
const harness = `(() => {
  const { parse, stringify } = JSON;
  const { apply } = Reflect;
  const settle = Promise.prototype.then;
  const text = String;
  const shown = (value) => typeof value === 'string' ? value : stringify(value) ?? text(value);
  globalThis.console = { log: (...values) => {
    let line = '';
    for (let at = 0; at < values.length; at++) line += (at === 0 ? '' : ' ') + shown(values[at]);
    print(line);
  } };
  for (const name of ['info', 'warn', 'error', 'debug']) console[name] = console.log;
  const print = globalThis.__print;
  delete globalThis.__print;
  return (answer, words, done, failed) => {
    const keep = (value) => done(stringify(value));
    const value = apply(answer, undefined, parse(words));
    if (value instanceof Promise) apply(settle, value, [keep, (error) => failed(error)]);
    else keep(value);
  };
})()`;

/** Runs a function in an engine of its own, whose memory can't grow beyond its limit. */
export async function runFunction({ source, name, calls }: FunctionRun): Promise<RunResult> {
  const wasmMemory = new WebAssembly.Memory({ initial: startPages, maximum: scriptPages });
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
  const vm = engine.newContext();
  const begin = process.threadCpuUsage();
  const isLate = () => {
    const { user, system } = process.threadCpuUsage(begin);
    return user + system > maxScriptMs * 1000;
  };

  vm.runtime.setMaxStackSize(scriptStackBytes);
  let output = '';
  let size = 0;
  const isFull = () => size > maxOutput;
  vm.runtime.setInterruptHandler(() => isLate() || isFull());
  // The process ends after this run: nothing is disposed, which could fail after a shortage.
  const print = vm.newFunction('print', (line) => {
    if (isFull()) throw new Error('Too much output');
    const text = vm.getString(line);
    size += text.length + 1;
    if (!isFull()) output += `${text}\n`;
  });
  vm.setProp(vm.global, '__print', print);
  const call = vm.unwrapResult(vm.evalCode(harness, 'harness.js'));
  const ended = (): RunResult => ({
    kind: 'problem',
    problem: isFull() ? 'tooMuchOutput' : 'tooSlow',
  });
  const evaluated = vm.evalCode(source, 'answer.js');
  const answer = evaluated.error ?? vm.evalCode(name, 'name.js');
  if ('dup' in answer || answer.error) {
    const error = 'dup' in answer ? answer : answer.error;
    if (isFull() || isLate()) return ended();
    return { kind: 'function', results: calls.map(() => messageOf(vm, error)), output };
  }
  const results: CallResult[] = [];
  for (const words of calls) {
    const result = callOnce(vm, call, answer.value, JSON.stringify(words));
    if (isFull() || isLate()) return ended();
    if ('error' in result) {
      results.push(result);
      continue;
    }
    size += result.value.length;
    if (isFull()) return ended();
    results.push({ value: JSON.parse(result.value) as Json });
  }
  return { kind: 'function', results, output };
}

type Outcome = { value: string } | { error: string };

function callOnce(
  vm: QuickJSContext,
  call: QuickJSHandle,
  answer: QuickJSHandle,
  words: string,
): Outcome {
  let outcome: Outcome = { error: 'The promise never settled.' };
  const done = vm.newFunction('done', (value) => {
    outcome =
      vm.typeof(value) === 'string'
        ? { value: vm.getString(value) }
        : { error: 'Returned nothing.' };
  });
  const failed = vm.newFunction('failed', (error) => {
    outcome = messageOf(vm, error);
  });
  const called = vm.callFunction(call, vm.undefined, answer, vm.newString(words), done, failed);
  if (called.error) return messageOf(vm, called.error);
  const rest = vm.runtime.executePendingJobs();
  if (rest.error) return messageOf(vm, rest.error);
  return outcome;
}

/** 'TypeError: x is not a function', without the stack. */
function messageOf(vm: QuickJSContext, error: QuickJSHandle): { error: string } {
  const part = (name: string) => {
    const value = vm.getProp(error, name);
    return vm.typeof(value) === 'string' ? vm.getString(value) : '';
  };
  if (vm.typeof(error) !== 'object')
    return { error: vm.getString(error).slice(0, maxMessageLength) };
  const words = [part('name'), part('message')].filter(Boolean).join(': ');
  return { error: (words || 'An error was thrown.').slice(0, maxMessageLength) };
}
