/** A storage in memory, like that of a browser. */
export function storage(): Storage {
	const held: Record<string, string> = {};
	const methods = {
		getItem: (name: string) => held[name] ?? null,
		setItem: (name: string, value: string) => void Object.assign(held, { [name]: value }),
		removeItem: (name: string) => void Reflect.deleteProperty(held, name),
		clear: () => undefined,
		key: () => null,
		length: 0,
	};
	// Like a browser's, it lists what it holds as its properties.
	return new Proxy(methods, {
		ownKeys: () => Object.keys(held),
		getOwnPropertyDescriptor: (_, name) => Object.getOwnPropertyDescriptor(held, name),
	});
}
